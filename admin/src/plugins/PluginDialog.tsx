import { localise, type PluginDetail } from '@soccer-legends/contracts';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useRead } from '../http/use-read.ts';
import { Loaded } from '../parts/Loaded.tsx';
import css from './PluginDialog.module.css';
import { PluginActions } from './PluginActions.tsx';
import { PluginHistory } from './PluginHistory.tsx';
import { PLUGINS } from './plugins-path.ts';
import { Tokens } from './Tokens.tsx';
import { Versions } from './Versions.tsx';

/** Everything about one plugin. @param pluginKey undefined while the dialog is closed. */
export function PluginDialog({ pluginKey, onClose }: { pluginKey: string | undefined; onClose(): void }) {
  return (
    <Dialog open={pluginKey !== undefined} wide title={pluginKey ?? ''} onClose={onClose}>
      {pluginKey !== undefined && <Plugin pluginKey={pluginKey} />}
    </Dialog>
  );
}

function Plugin({ pluginKey }: { pluginKey: string }) {
  const { language } = usePlatform();
  const query = useRead<PluginDetail>(`${PLUGINS}/${pluginKey}`);
  return (
    <Loaded query={query}>
      {(plugin) => (
        <div className={css.plugin}>
          <p className={css.name}>{localise(plugin.names, language)}</p>
          <PluginActions plugin={plugin} />
          <Versions plugin={plugin} />
          <Tokens pluginKey={pluginKey} />
          <PluginHistory pluginKey={pluginKey} />
        </div>
      )}
    </Loaded>
  );
}
