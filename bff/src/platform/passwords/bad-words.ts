/** Words in the most common passwords, and words that this site's name suggests. */
export const BAD_WORDS: readonly string[] = `
  soccer legends legend football futbol trivia games game goal messi ronaldo
  password passwort passw0rd p@ssword p@ssw0rd contraseña contrasena motdepasse senha
  administrator administrador admin root user guest login welcome master superuser
  secret default changeme change letmein access private test demo example
  qwertyuiop qwerty qwertz azerty asdfghjkl asdf zxcvbnm zxcv 1q2w3e4r 1qaz2wsx
  abcdefghijklmnopqrstuvwxyz abcdefgh abcd abc123 iloveyou loveyou love baby princess
  sunshine monkey dragon shadow superman batman pokemon starwars trustno1 whatever
  freedom hello computer internet michael jordan charlie summer winter spring
`
  .trim()
  .split(/\s+/);
