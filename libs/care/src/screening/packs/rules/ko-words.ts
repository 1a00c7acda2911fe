/** Somebody or something else stands before the word: what follows is not of the one who writes. */
export const NOT_THEM =
  '(?<!(친구|동생|형|오빠|언니|누나|배우|가수|연예인|주인공|남주|여주|아이돌|학생|환자|나라|정부|정당|당|팀|회사|세포|고래|선수|' +
  '대통령|정치인|이웃|군인|병사|동료|선배|후배|아들|딸|남편|아내|엄마|아빠|삼촌|이모|사람들|청소년|노인|경제|인물|범인|작가|남자|여자)' +
  '(가|이|들이|은|는|의|께서|들은|들의|도)?)';

/** What denies the wish before it: 끝내고 싶지 않아, 죽고 싶은 건 아니야. */
const NOT_DENIED =
  '(?!(지|진|지는|은건|은게|은거는|다는게|단게|단건|다는건|은마음은|은생각은|단생각은)(절대|전혀)?(않|안|아니|아냐|없))';

/** To want to do what the stem before it says. */
export const WANT = `(고|구|꼬)(만|도|는)?(싶|시프|시퍼|십|파|픈|팠|잡)${NOT_DENIED}`;

/** What follows a verb's form in ㄹ where something is meant to be done. */
const MEANT =
  '(래|거(?!같|든)|게|꺼|까|란다|랍니|생각|예정|작정|결심|각오|수밖|것이|것같|거같|겁니|라고|라구|라꼬|란|련|계획|용기|충동|자신이(생|있)|마음(을)?먹|힘이생|지도몰|지몰)' +
  '(?!…(없어|안해|아니))';

/**
 * The forms of a verb by which someone says that they want or mean to do it.
 *
 * @param stem 끝내
 * @param before its form in ㄹ: 끝낼
 */
export const meant = (stem: string, before: string): string =>
  `(${stem}${WANT}|${before}${MEANT}|${stem}(려(?!면|다가못)|기로|자(?!마|고해|는)|는게(낫|답|나을|나아|맞|편|최선|유일)|는수밖|는길밖|는것밖)|` +
  `${stem}(어)?버(리${WANT}|릴))`;

/** Now, soon, in a hurry, for good. */
export const SOON =
  '(이제|이젠|인제|그만|곧|오늘|오늘밤|내일|지금|당장|빨리|어서|얼른|일찍|먼저|조용히|그냥|확|콱|차라리|진짜|정말|꼭|스스로|내손으로|편히|나도|난|나는)*';

/** Those who are dear. */
export const DEAR =
  '(다|다들|모두|식구|가족|애들|애|아이|아이들|엄마|아빠|부모님|남편|아내|너희|니들|우리집|우리|세상|남들|친구들|자식들|며느리|동생|너|당신|집안)';
