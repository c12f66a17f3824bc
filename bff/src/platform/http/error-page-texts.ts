import type { Language } from '@soccer-legends/contracts';

interface ErrorPageTexts {
  title: string;
  text: string;
  action: string;
}

/** For temporary failures: the page reloads itself. */
export const BUSY_TEXTS: Readonly<Record<Language, ErrorPageTexts>> = {
  en: {
    title: 'A short break',
    text: 'The site is very busy. This page tries again by itself in a few seconds.',
    action: 'Try again now',
  },
  es: {
    title: 'Una breve pausa',
    text: 'El sitio está saturado. Esta página lo volverá a intentar sola en unos segundos.',
    action: 'Reintentar ahora',
  },
  fr: {
    title: 'Courte pause',
    text: 'Le site est très sollicité. Cette page se rechargera toute seule dans quelques secondes.',
    action: 'Réessayer maintenant',
  },
  pt: {
    title: 'Uma pausa rápida',
    text: 'O site está com muita afluência. Esta página tenta de novo sozinha dentro de alguns segundos.',
    action: 'Tentar de novo agora',
  },
  it: {
    title: 'Un attimo di pausa',
    text: 'Il sito è molto affollato. Questa pagina riprova da sola tra qualche secondo.',
    action: 'Riprova subito',
  },
  de: {
    title: 'Kurze Pause',
    text: 'Die Website ist gerade stark ausgelastet. Diese Seite versucht es in ein paar Sekunden von selbst noch einmal.',
    action: 'Jetzt erneut versuchen',
  },
};

/** Replaces the text of `BUSY_TEXTS` for visitors above their rate limits. The page reloads itself once the limit allows it. */
export const LIMITED_TEXTS: Readonly<Record<Language, (seconds: number) => string>> = {
  en: (seconds) => `Too many requests came from you at once. This page tries again by itself in ${seconds} seconds.`,
  es: (seconds) =>
    `Nos han llegado demasiadas peticiones tuyas. Esta página lo volverá a intentar sola en ${seconds} segundos.`,
  fr: (seconds) => `Trop de demandes à la fois. Cette page se rechargera toute seule dans ${seconds} secondes.`,
  pt: (seconds) =>
    `Fizeste demasiados pedidos de uma vez. Esta página tenta de novo sozinha dentro de ${seconds} segundos.`,
  it: (seconds) => `Troppe richieste in poco tempo. Questa pagina riprova da sola tra ${seconds} secondi.`,
  de: (seconds) =>
    `Das waren zu viele Anfragen auf einmal. Diese Seite versucht es in ${seconds} Sekunden von selbst noch einmal.`,
};

/** For errors that a reload does not solve, such as an unknown address. */
export const WRONG_TEXTS: Readonly<Record<Language, ErrorPageTexts>> = {
  en: { title: 'Offside', text: 'This address does not work.', action: 'Back to the games' },
  es: { title: 'Fuera de juego', text: 'Esta dirección no funciona.', action: 'Volver a los juegos' },
  fr: { title: 'Hors-jeu', text: 'Cette adresse ne fonctionne pas.', action: 'Retour aux jeux' },
  pt: { title: 'Fora de jogo', text: 'Este endereço não funciona.', action: 'Voltar aos jogos' },
  it: { title: 'Fuorigioco', text: 'Questo indirizzo non funziona.', action: 'Torna ai giochi' },
  de: { title: 'Abseits', text: 'Diese Adresse funktioniert nicht.', action: 'Zurück zu den Spielen' },
};

interface CookiePageTexts extends ErrorPageTexts {
  /** Precedes a list of cookies. */
  largest: string;
  kept: string;
  again: string;
}

/** For a browser that sends more cookies than the server accepts. */
export const COOKIE_TEXTS: Readonly<Record<Language, CookiePageTexts>> = {
  en: {
    title: 'Too many cookies',
    text: 'Your browser sends more cookies to this address than the site accepts. Other programs or sites under the same host name have set them.',
    largest: 'The largest are:',
    kept: 'Your results are kept when you delete the cookies.',
    action: 'Delete the cookies',
    again: 'If this page comes back, delete the cookies of this site in the settings of your browser.',
  },
  es: {
    title: 'Demasiadas cookies',
    text: 'Tu navegador envía a esta dirección más cookies de las que acepta el sitio. Las han creado otros programas o sitios con el mismo nombre de host.',
    largest: 'Las más grandes son:',
    kept: 'Tus resultados se conservan al borrar las cookies.',
    action: 'Borrar las cookies',
    again: 'Si esta página vuelve a aparecer, borra las cookies de este sitio en los ajustes del navegador.',
  },
  fr: {
    title: 'Trop de cookies',
    text: 'Votre navigateur envoie à cette adresse plus de cookies que le site n’en accepte. D’autres programmes ou sites du même nom d’hôte les ont déposés.',
    largest: 'Les plus volumineux sont\u202f:',
    kept: 'Vos résultats sont conservés quand vous supprimez les cookies.',
    action: 'Supprimer les cookies',
    again: 'Si cette page réapparaît, supprimez les cookies de ce site dans les réglages du navigateur.',
  },
  pt: {
    title: 'Demasiados cookies',
    text: 'O teu navegador envia para este endereço mais cookies do que o site aceita. Foram criados por outros programas ou sites com o mesmo nome de anfitrião.',
    largest: 'Os maiores são:',
    kept: 'Os teus resultados mantêm-se quando apagas os cookies.',
    action: 'Apagar os cookies',
    again: 'Se esta página voltar a aparecer, apaga os cookies deste site nas definições do navegador.',
  },
  it: {
    title: 'Troppi cookie',
    text: 'Il tuo browser invia a questo indirizzo più cookie di quanti il sito ne accetti. Li hanno creati altri programmi o siti con lo stesso nome host.',
    largest: 'I più grandi sono:',
    kept: 'I tuoi risultati restano quando elimini i cookie.',
    action: 'Elimina i cookie',
    again: 'Se questa pagina ricompare, elimina i cookie di questo sito nelle impostazioni del browser.',
  },
  de: {
    title: 'Zu viele Cookies',
    text: 'Dein Browser sendet mehr Cookies an diese Adresse, als die Website annimmt. Andere Programme oder Websites mit demselben Hostnamen haben sie gesetzt.',
    largest: 'Die größten sind:',
    kept: 'Deine Ergebnisse bleiben erhalten, wenn du die Cookies löschst.',
    action: 'Cookies löschen',
    again: 'Wenn diese Seite wiederkommt, lösche die Cookies dieser Website in den Einstellungen deines Browsers.',
  },
};
