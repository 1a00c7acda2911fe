/** Danger of one's own, said outright: whatever else the sentence speaks of. */
export const OUTRIGHT =
  '(' +
  '(?<!(non|nn|che|se|dice|canta) )(voglio|vorrei|preferisco) (solo |davvero |proprio )*(morire|ammazzarmi|uccidermi|suicidarmi|essere mort[oa])(?! (di|dal|dalla|prima che|se|che|x|pure io|anch))|' +
  '(?<!se .*)(mi ammazzo|mi uccido|mi suicido)(?! (di|se|dal|dalla|con|per|a|in))|' +
  'saro (gia )?(mort[oa]|cenere|sottoterra)(?! (di|dal|dalla|da|stanc[oa]))|' +
  'stanc[oa] d[ei] (vive|vivere|esistere|campare)(?! (a|in|con|le|i|di))|' +
  '(finito|chiuso) con (questa|la) vita|' +
  '(non|nn) voglio (piu )?(vivere|esistere)(?! (in|a|con|coi|da|di))|' +
  '(pensato|penso|pensando) (spesso |sempre )?(di (morire|uccidermi|ammazzarmi|farla finita)|a come (morire|uccidermi))(?! (di|dal|con))|' +
  '(mi|che mi) aiuti a morire|(mai esistit|mai nat)[oa]|la mia morte sarebbe|(la )?mia lapide|' +
  'lasci[oa] morire|mi taglio dove|sonno senza (sveglie|risveglio)|dopo che sono mort[oa]' +
  ')';
