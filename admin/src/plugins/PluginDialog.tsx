import { localize, type PluginDetail } from '@soccer-legends/contracts';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useApiQuery } from '../http/use-api.ts';
import { QueryView } from '../components/QueryView.tsx';
import layout from '../components/layout.module.css';
import css from './PluginDialog.module.css';
import { PluginActions } from './PluginActions.tsx';
import { PluginHistory } from './PluginHistory.tsx';
import { PluginNumbers } from './PluginNumbers.tsx';
import { PLUGINS } from './plugins-path.ts';
import { PublishTokens } from './PublishTokens.tsx';
import { PluginVersions } from './PluginVersions.tsx';

/**
 * Shows the details of one plugin.
 * @param pluginKey undefined while the dialog is closed
 */
export function PluginDialog({ pluginKey, onClose }: { pluginKey: string | undefined; onClose(): void }) {
  return (
    <Dialog open={pluginKey !== undefined} wide title={pluginKey ?? ''} onClose={onClose}>
      {pluginKey !== undefined && <Plugin pluginKey={pluginKey} />}
    </Dialog>
  );
}

function Plugin({ pluginKey }: { pluginKey: string }) {
  const { language } = usePlatform();
  const query = useApiQuery<PluginDetail>(`${PLUGINS}/${pluginKey}`);
  return (
    <QueryView query={query}>
      {(plugin) => (
        <div className={`${layout.stack} ${css.plugin}`}>
          <p className={css.name}>{localize(plugin.names, language)}</p>
          <PluginActions plugin={plugin} />
          <PluginVersions plugin={plugin} />
          <PluginNumbers pluginKey={pluginKey} />
          <PublishTokens pluginKey={pluginKey} />
          <PluginHistory pluginKey={pluginKey} />
        </div>
      )}
    </QueryView>
  );
}
