import { defineShell } from '@soccer-legends/remote-config';

export default defineShell({ lazy: /\/i18n\/languages\/|\/pages\// });
