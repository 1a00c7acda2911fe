import { FEW, UP } from './pt-words.ts';

const KEPT_BY =
  '(minha (mae|filha|cachorra|gata|irma|avo|vo|fe|esposa|neta)|meus? (filhos?|pais?|cachorros?|gatos?|irmaos?|' +
  'netos?|bebe|marido)|' +
  'minhas (filhas|criancas|meninas)|mainha|painho|pecado|medo|falta de coragem|covardia|deus|inferno|eles|el[ae]|' +
  'voces)';

const IN_ME = `(n[oa]s?|em) (minhas? |meus? )?(pele|braco|perna|coxa|mao|barriga|pulso|bracos|pernas|coxas)`;

/** What keeps somebody here, letting go, questions about dying, and other signs. */
export const SIGNS: readonly string[] = [
  'so (fico|to viv[oa]|estou viv[oa]|to aqui|estou aqui|continuo|continuo aqui|continuo viv[oa]|vivo|existo|' +
    'respiro|nao fui|' +
    `nao fiz|nao morri|aguento) ${FEW}(por causa d[aeo]s? |pel[oa]s? |por )${KEPT_BY}`,
  `(unic[oa]) (coisa|pessoa|motivo|razao|freio) (que )?(ainda )?(me (impede|segura|prende|mantem|impedia|segurava))` +
    '(?! (n[oa] (emprego|empresa|curso|dieta)|de (comer|comprar|viajar|pedir)))',
  `(se nao fosse|nao fosse|se nao tivesse|se (minha mae|meu filho|meus filhos) nao) ${UP}(eu )?(ja )?(tinha|` +
    'teria|nao estava|nao ' +
    'estaria|estaria) (me matado|ido|feito|aqui|acabado|partido|morrido|pulado|mort[oa]|viv[oa])~',
  '(eu )?ja (tinha|teria) (me matado|me jogado|me enforcado|ido embora de vez|acabado com (tudo|isso|minha)|' +
    'partido|pulado|feito isso)' +
    '(?! (d[aeo] (empresa|casa|emprego)|com ess[ea]))',
  '([0-9]+|dezoito|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa) anos (ja )?(e|foi|sao|ja ' +
    'deu) (muito |tempo |mais que |o )*' +
    '(demais|bastante|suficiente)( de vida)?(?! (d|n[ea]|pr|para|junto))',
  '(espero|quero|pretendo|prefiro|decidid[oa] a|melhor|sonho em) (nem |nao )(chegar|passar|completar|alcancar|' +
    'fazer) ' +
    '(ao?s?|nos?|dos|ate|os|mais) ?([a-z]+ )?([0-9]+|anos|vinte|trinta|quarenta|natal|velh[oa]|aniversario)(?! ' +
    '(metros|reais|horas|minutos|km))',
  'nao (sou|fui|me sinto) (mais )?(forte|capaz|corajos[oa])( o)?( bastante| suficiente)? (pra|para|de) ' +
    '(continuar|ficar|viver|aguentar|seguir)' +
    '(?! (n[oa] (dieta|treino|empresa|curso)|a (dieta|serie)))',
  '(nao|nunca) (aguento|suporto|consigo|tenho forca~|tenho condicoes) ([a-z]+ ){0,3}(continuar|seguir|ficar|' +
    'estar) (viv[oa]|aqui|nessa vida|' +
    'nesse mundo|com essa dor|sofrendo|vivendo)(?! (n[oa]|em|com (el|meu|minha)))',
  '(solt(ei|o|ando|ar)|larg(ar|uei|ando)) (a mao|a corda|o fio|as redeas|de vez) (da vida|de (deus|vez|tudo))|' +
    '(to|vou|hora de|falta|so|estou|quero) ([a-z]+ )?(soltando|soltar|largar) (a corda|a mao|da vida|de vez)(?! ' +
    'd[aeo]|.*(pipa|barco|cachorro|balao))',
  '(eu |to |estou |minha vida |vivo )(ta |esta |pendurad[oa] |to )?por um fio(?! d)|(minha vida|eu) ([a-z]+ ' +
    ')?(escorr|desmoron|se apag)(endo|ando|a)~',
  '(quero|queria|preciso|sonho|desejo|procuro|busco|so) ([a-z]+ ){0,4}(silencio|descanso|sono|paz|nada|sossego|' +
    'escuro) (eterno?a?|absolut[oa]|' +
    'que nao acaba|sem fim|pra sempre|final|definitiv[oa]|total)(?! (n[oa]))',
  '(volt(ar|o)|virar|pular|ir|mergulhar|cair|sumir|retornar) (pro|para o|no|direto pro|de volta pro) nada|o nada ' +
    '(me )?([a-z]+ )?(acolh|cham|atra|' +
    'bom|paz|consol|alivi)~|virar (po|pó|cinza|adubo)|ser po(?! )|me (enterr|crem|deslig)(em|uem|a|ue)(?! (o|a|' +
    'd[ao] (chamada|internet)|na areia|' +
    'quando|vergonha|com))(?!.*(kk|crush|vergonha))',
  '(isso|isto|esse|essa|este|era|e|foi|aqui|so um|um ultimo) (aqui )?(e |eh |era |foi )?(um|o meu|meu|uma|minha|' +
    'o) (adeus|despedida)' +
    '(?! (d[aeo]|a|ao|aos|pr|surpresa))(?!.*(ferias|aeroporto|viagem|mudan|escola|empresa|turma|intercambio|' +
    'solteir)~)',
  '(a |pela |minha )?ultima vez que (eu )?(vejo|vou ver|veria|abraco|abracei|sinto|durmo|escuto|escrevo|respiro|' +
    'amanheco|ouco) ' +
    '(?!.*(serie|jogo|filme|ex|show|escola|turma|temporada|ferias))(o|a|os|as|um|uma|meus?|minhas?|voces?|isso|' +
    'aqui|ess[ea])?',
  `(me perdo|perdao|perdo|desculp|me desculp)(a|e|em|oa|oe|oem|as|ao)? ${UP}(cansou (demais|de lutar|de tudo|de ` +
    'viver)|nao consegui ' +
    '(ficar|continuar|viver|aguentar|mais)|nao pude ficar|fui frac[oa]|sou frac[oa]|fraquejei|nao fui capaz de ' +
    'ficar|me faltou forca)' +
    '(?! (n[oa] (prova|dieta)|acordad))',
  'foi (uma honra|um prazer|bom|lindo|maravilhoso) (viver|existir|ser (sua|seu) (filh|mae|pai|amig|irm)~|ter ' +
    'sido (sua|seu)|ter vivido|conviver)' +
    '(?! (n[oa]|em|ess[ea]))',
  'me esper(a|am|ando) (n?o ceu|la em cima|do outro lado|na eternidade|do lado de la|la no ceu|com deus)|(n?a|' +
    'pra) eternidade ' +
    '(a gente|nos|eu|hoje|logo)|(a gente se|nos|te) (encontra~|ve|vemos|vejo|reencontro) (n?a eternidade|com ' +
    'deus|no paraiso|no alem)',
  '(vou|quero|to indo|indo|preciso|queria|posso) (encontrar|ver|reencontrar|abracar|ficar com|ir com|atras ' +
    'd[eoa]) (o |a )?(meu|minha) ' +
    '(bebe|filh[oa]|mae|pai|marido|esposa|irma|irmao|vo|avo|anjo|namorad[oa]) (que (morreu|se foi|partiu)|no ceu|' +
    'la em cima|do outro lado|morto|' +
    'morta|falecid)~|(vou|to indo|quero) encontrar (o )?meu bebe(?! (n[oa]|depois|em casa))',
  '(razao|motivo|sentido) (d[ea]|pra) (eu )?(viver|minha vida|existir|minha existencia) ([a-z]+ ){0,3}(enterrad|' +
    'morreu|se foi|partiu|acabou|' +
    'foi embora|sumiu|era)~|(nao (sei|consigo|quero|posso)|impossivel|sem condicoes de) viver (n?um mundo |numa ' +
    'vida |nesse mundo )?sem (el[ae]|meu|minha)' +
    '(?! (celular|cafe|internet|cachorr|gat|netflix|cartao|carro))',
  '(ja )?(tomei|engoli|bebi|virei) (tudo|todos|todas|a cartela|o vidro|a caixa)( ja)?(?! )|ja (engoli|tomei) (e ' +
    ')?(agora )?(e )?so (esperar|dormir)|' +
    '(tomei|engoli) ([0-9]+|vinte|trinta|quarenta|dez|quinze|uns [a-z0-9]+) (de |comprimidos? )?(de )?(rivotril|' +
    'clonazepam|paracetamol|dipirona|' +
    'fluoxetina|sertralina|zolpidem|amitriptilina|diazepam|comprimidos?)(?!.*(gotas|mg|por dia|receit|dor de))',
  '(gir(ei|ando|o)|carreg(uei|ando)|destrav(ei|ando)|encost(ei|ando|o)|pux(ei|ar|o)) (o |a )?(tambor|arma|' +
    'revolver|gatilho|cano|pistola)' +
    '(?! (n[oa] (jogo|filme|cs)|d[eo] (brinquedo|gas)|no alvo))|peguei (a|o) (arma|revolver|pistola|' +
    'espingarda)(?! (de|n?o jogo|do mario))|roleta russa(?! d)',
  '(to|estou|tou|to aqui|sentad[oa]|fiquei) (n[oa]|em cima d[ao]) (alto|topo|beira|beirada|borda|parapeito|lado ' +
    'de fora) d[aeo]s? ' +
    '(torre|predio|ponte|viaduto|terraco|sacada|janela|telhado|penhasco|trilhos?|varanda|precipicio|' +
    'laje)(?!.*(foto|vista|lind|trilha))|' +
    '(to|estou) n[ao] (passarela|ponte|viaduto|trilho|trilhos|parapeito) e (os|o|a|quero|penso|nao|tudo|eu|' +
    'la)(?!.*(transito|onibus|parad[oa]|vista|lind))',
  '(ia|seria|deve) ser (tao )?(rapido|facil)( demais| assim)?(?! [a-z])(?!.*(prova|receita|jogo|aula))|(agua|mar|' +
    'rio|acude|onda|escuridao|terra|lama) ' +
    '(me )?(engol|lev)(isse|asse|a|e)(sse)? ?(me|de vez|logo|pra sempre)?(?! (o|a|as|os|tudo))',
  `(crav|enfi|finc|pass|esfreg|espet)(o|ei|ar|ando|uei) ${FEW}(unhas?|compasso|agulha|garfo|alfinete|vidro|` +
    `grampo|chave|ponta) ${UP}${IN_ME}`,
  `(risqu|escrev|grav|entalh|marqu|desenh)(ei|i|o|ar|uei) ${UP}${IN_ME}(?!.*(caneta|cola|telefone|numero|tatu|` +
    'hena|tinta|nome del[ae] de caneta))',
  '(nao (uso|visto|tiro|boto)|deixei de usar|parei de usar|nunca mais usei) (mais )?(a |o )?(short|bermuda|' +
    'regata|manga curta|biquini|saia|camiseta|blusa) ' +
    '([a-z]+ ){0,6}(marcas?|cort|cicatri|riscos)~(?!.*(acne|cirurg|queloide|vacina|espinha|mosquito))|(viu|achou|' +
    'descobriu|encontrou) (os |meus |as |a ' +
    'minha |minhas )*(cortes|giletes?|laminas?)(?!.*(cabelo|orcamento))|(desafio|grupo|corrente) de (corte|' +
    'automutil)~',
  '(sem me (cortar|machucar)|limp[oa]) ([a-z0-9]+ ){0,5}(mas|hoje|so que) ([a-z]+ ){0,3}(nao vou (aguentar|' +
    'conseguir)|dificil|quase|vontade|nao sei)',
  '(deus|voz|vozes|anjo|demonio|sombra|espirito|diabo|radio|alguem dentro|algo|cabeca) ([a-z]+ ){0,7}(diz|disse|' +
    'falou|fala|manda|mandou|pede|pediu|sussurra) ' +
    '((que )?(e|eh|tem que ser|vai ser) (hoje|agora)|pra eu (me )?(sacrific|mat|pular|morrer|cort|acabar|ir ' +
    'embora|sumir|jogar)~)|' +
    '(cabeca|mente|peito|bicho|dor|vozes) ([a-z]+ ){0,6}so (sossega|para|cala|descansa|acaba|passa|cessa) (se|' +
    'quando|com)( eu)? (morr|par|for|a morte)~',
  '(quanto|quantas gotas|quantos|qual|que) (de |remedio|dose de|dose|veneno) ?([a-z]+ ){0,3}(mata|matam|e letal|' +
    'e fatal)(?! (a (sede|fome)|barata|rato|' +
    'mosquito|formiga|bacteria|virus|piolho|mato|dengue))|(enforcamento|afogamento|se enforcar|cortar os pulsos|' +
    'se afogar|cair do predio) (doi|e rapido|mata|sofre|demora)~|' +
    'e pecado (se matar|me matar|tirar a (propria )?vida|suicidio|querer morrer)|alguem (ai |aqui )?(ja ' +
    ')?(tentou|pensou em) (se matar|suicidio|tirar a vida)|' +
    '(jeito|forma|maneira|morte|fim) indolor',
  'trocar (de lugar|minha vida|a minha vida) (com|pela d[eoa]) (qualquer |um |uma |o |a )?(defunt|mort|falecid|' +
    'finad|quem (morreu|se foi|ta morrendo))~|' +
    'por ?que (que )?nao fui eu(?! (que|escolhid|sorteado|quem|a))|era (pra|para) (eu )?ter (ido|morrido|sido eu)',
  '(pra|para) nao dar trabalho (depois|pra ninguem depois|quando eu|a ninguem depois)|(nao|n) (entend|perceb|sab|' +
    'notar|imagin)(eram|em|iam|eu|e|am|ia) ' +
    '(que )?(era|e|foi) (um |a |minha )?(adeus|despedida|ultima)(?! (d|aula))',
  '(podem|pode) (dar|passar|ocupar|ficar com) (a )?(minha vaga|meu lugar|minha cadeira|meu quarto|minhas coisas|' +
    'meu armario)(?!.*(viaj|mudan|mudo|ferias|demiti))|' +
    '(nao vai|nao vao|nao) (ter|haver|tem) (mais )?(formatura|natal|aniversario|casamento|velhice|ano novo|' +
    'segunda feira) (pra|para) mim',
  '(se tivesse|queria|existisse|cade|quero) (um |o |ter um )?botao ([a-z]+ ){0,3}(deslig|apag|morr|nao exist|' +
    'sumir|vida|acab)~|(deslig|apag)ar (a vida|minha vida|de vez eu)',
  '(deixar|deixo|quero que|deixa) (a |o )?(doenca|cancer|tumor|natureza) (terminar|me levar|agir|acabar|fazer|' +
    'leve|termine|faca)~|' +
    '(dessa vez|desta vez|agora) (eu )?(nao vou lutar|nao luto|quero ir|vou deixar|vou me deixar ir|deixo ir)(?! ' +
    '(ao|pr|no|na|a|de (carro|onibus)))',
  '(se arrepend~|arrepender|entender|valor|acreditar|culpa|chorar) ([a-z]+ ){0,4}(no meu caixao|no meu enterro|' +
    'no meu velorio|quando me (acharem|encontrarem|virem|verem)|' +
    'quando eu (morrer|for embora|me for|sumir|partir))(?! (d[ao] (empresa|firma|emprego)))|' +
    '(me acharem|me encontrarem|me virem|me achem|me achar) (pendurad|mort|caid|sangrando|gelad|enforcad|sem ' +
    'vida|no (quarto|banheiro|chao))~',
  '(lamina|gilete|faca|navalha|estilete) (aberta|na mao|no bolso|comigo|na mochila|encostada|do lado|em ' +
    'cima)(?!.*(cozinh|churrasc|barb))|' +
    '(mao|maos|olho) ([a-z]+ ){0,4}(gaveta d[aeo]s? (facas?|remedios?)|janela|lamina|gilete)',
  '(melhor|mio|mior) (eu )?morre|(quero|queria|afim de|a fim de|vontade de) dormi ([a-z]+ )?(num|nao|n|nunca) ' +
    '(mais )?acorda|(quero|queria) (num|n|nao) viv[ei](?! )',
];
