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

/** For errors that a reload does not solve, such as an unknown address. */
export const WRONG_TEXTS: Readonly<Record<Language, ErrorPageTexts>> = {
  en: { title: 'Offside', text: 'This address does not work.', action: 'Back to the games' },
  es: { title: 'Fuera de juego', text: 'Esta dirección no funciona.', action: 'Volver a los juegos' },
  fr: { title: 'Hors-jeu', text: 'Cette adresse ne fonctionne pas.', action: 'Retour aux jeux' },
  pt: { title: 'Fora de jogo', text: 'Este endereço não funciona.', action: 'Voltar aos jogos' },
  it: { title: 'Fuorigioco', text: 'Questo indirizzo non funziona.', action: 'Torna ai giochi' },
  de: { title: 'Abseits', text: 'Diese Adresse funktioniert nicht.', action: 'Zurück zu den Spielen' },
};
