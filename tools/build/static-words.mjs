/**
 * Texts for pages where the game does not run and its messages are not loaded: in a browser that is too old,
 * and at an address that does not exist.
 *
 * @typedef {object} StaticWords
 * @property {'ltr' | 'rtl'} [direction] left to right if missing
 * @property {string} tooOld `#` stands for the minimum versions
 * @property {string} notFound
 * @property {string} toTheGame the link below it
 */

/** By language, as in `CATALOGS` of src/i18n/languages.ts. @type {Readonly<Record<string, StaticWords>>} */
export const staticWords = {
  en: {
    tooOld: 'Oh Hell! needs a newer browser: # or later.',
    notFound: 'This page doesn’t exist.',
    toTheGame: 'To the game',
  },
  de: {
    tooOld: 'Oh Hell! braucht einen neueren Browser: # oder neuer.',
    notFound: 'Hier ist nichts.',
    toTheGame: 'Zum Spiel',
  },
  fr: {
    tooOld: 'Oh Hell! nécessite un navigateur plus récent : # ou une version ultérieure.',
    notFound: 'Il n’y a rien ici.',
    toTheGame: 'Vers le jeu',
  },
  es: {
    tooOld: 'Oh Hell! necesita un navegador más reciente: # o posterior.',
    notFound: 'Aquí no hay nada.',
    toTheGame: 'Al juego',
  },
  it: {
    tooOld: 'Oh Hell! richiede un browser più recente: # o successivo.',
    notFound: 'Qui non c’è nulla.',
    toTheGame: 'Al gioco',
  },
  nl: {
    tooOld: 'Oh Hell! heeft een nieuwere browser nodig: # of nieuwer.',
    notFound: 'Hier is niets.',
    toTheGame: 'Naar het spel',
  },
  pt: {
    tooOld: 'Oh Hell! precisa de um navegador mais recente: # ou posterior.',
    notFound: 'Não há nada aqui.',
    toTheGame: 'Ir para o jogo',
  },
  sv: {
    tooOld: 'Oh Hell! behöver en nyare webbläsare: # eller senare.',
    notFound: 'Här finns inget.',
    toTheGame: 'Till spelet',
  },
  ja: {
    tooOld: 'Oh Hell! にはより新しいブラウザが必要です（# 以降）。',
    notFound: 'ここには何もありません。',
    toTheGame: 'ゲームへ',
  },
  ar: {
    direction: 'rtl',
    tooOld: 'تحتاج Oh Hell!‎ إلى متصفح أحدث: # أو أحدث.',
    notFound: 'لا يوجد شيء هنا.',
    toTheGame: 'إلى اللعبة',
  },
  hi: {
    tooOld: 'Oh Hell! के लिए नया ब्राउज़र चाहिए: # या उससे नया।',
    notFound: 'यहाँ कुछ नहीं है।',
    toTheGame: 'गेम पर जाएँ',
  },
};
