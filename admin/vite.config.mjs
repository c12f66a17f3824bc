import { compressFiles, defineRemote } from '@soccer-legends/remote-config';

const { plugins, ...config } = defineRemote({ entry: './src/console.tsx', module: './console' });

export default {
  ...config,
  plugins: [
    ...plugins,
    {
      name: 'compress-files',
      apply: 'build',
      // After the plugin that merges the scripts.
      writeBundle: { sequential: true, order: 'post', handler: ({ dir }) => compressFiles(dir) },
    },
  ],
};
