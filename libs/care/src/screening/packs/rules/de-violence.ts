import { toPattern, toPatterns } from './to-patterns.ts';

const WHO = toPattern(`
(mein|meine|der|die|ein) (ex ?)?(mann|frau|ehemann|ehefrau|freund|freundin|partner|partnerin|exfreund|exmann|ex|vater|papa|stiefvater|stiefmutter|mutter|mama|bruder|schwester|onkel|opa|gro(ß|ss)vater|schwiegervater|schwiegermutter|schwager|cousin|sohn|chef|chefin|lehrer|lehrerin|trainer|nachbar|pfarrer|mitbewohner)
`);
const UP = '([a-z]+ ){0,5}';
// In a game or a film, what is proposed, and threats of the office.
const HARMLESS = toPattern(`
(?! (vor(?! (den|meinen|unseren|allen|der|dem))|fur (den|die|das)|als|im (schach|tennis|tischtennis|badminton|spiel|skat|fifa)|beim (schach|tennis|kicker|skat|monopoly|zocken|spielen|pokern)|bei (fifa|mario)|mit (kundigung|rausschmiss|einer abmahnung)))
(?!.*( wenn ich noch (ein)?mal|beim spielen|zum spa(ß|ss)| im schach|tennis|fifa|mario kart|skat|federball|boxtraining|im film|in der serie|im roman|haushoch|knapp|vorschlag))(?<!(film|serie|roman|getraumt|traum|schach|tennis|fifa) .*)
`);

/** Violence against the one who writes, and fear of it. */
export const VIOLENCE = toPatterns(`
${WHO} (?!(ist|hat recht) )(hat |hatte |hats? )?${UP}?(schlagt|schlug|verprugelt|prugelt|vergewaltigt|vergewaltigte|misshandelt|missbraucht|missbrauchte|ohrfeigt|tritt|wurgt|wurgte|bedroht|bedrohte|begrapscht|begrabscht|betatscht|zwingt|verhaut|haut|sperrt|boxt|schubst|schlagen|schlagt mich|verdrischt) (mich|uns)(?! (vor(?! (den|meinen))|fur|als|um [0-9]|das))${HARMLESS}

${WHO} (hat|hatte|wollte|will) ([a-z]+ ){0,3}?(mich|uns|mir|auf mich) ([a-z]+ ){0,5}?(geschlagen|verprugelt|vergewaltigt|missbraucht|misshandelt|gewurgt|geohrfeigt|getreten(?! beim)|bedroht|begrapscht|angefasst|eingesperrt|gezwungen (mit|zum)|zusammengeschlagen|ins gesicht geschlagen|eine (runter)?gehauen|eine geknallt|umbringen (wenn|falls)|gedroht mich umzubringen|eingeschlagen)${HARMLESS}

${WHO} ${UP}(fasst|fasste|fass) mich (nachts |immer |immer wieder |oft |heimlich )*(an|unten an|an stellen)|${WHO} ${UP}(droht|drohte) (mir )?([a-z]+ )?(mich (umzubringen|totzuschlagen|zu schlagen)|mit (schlagen|dem messer|prugel|gewalt))${HARMLESS}

(er|sie) (schlagt|verprugelt|wurgt|vergewaltigt|misshandelt) mich( (wenn|immer|jeden|oft|sobald|vor|und|manchmal).*)?${HARMLESS}|(ich )?(werde|wurde|bin) ([a-z]+ ){0,4}(von [a-z]+ [a-z]+ )?(geschlagen|verprugelt|vergewaltigt|missbraucht|misshandelt)( worden)?(?! (im|in der|beim|mit [0-9]))${HARMLESS}

(hab|habe|hatte) ([a-z]+ )?(angst|panik) (vor|dass|vorm) (${WHO}|meinem (mann|freund|vater|ex|partner|stiefvater|bruder|chef)|meiner (mutter|frau|freundin)) ?((?!(stirbt|krank|verlasst|mich (verlasst|betrugt|feuert|kundigt))).*)?(zu ?hause|heim ?komm[a-z]*|betrunken|getrunken|trinkt|schlagt|wieder (zuschlagt|ausrastet)|ausrastet|gewalt)
`);
