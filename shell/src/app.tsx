import { createRoot } from 'react-dom/client';
import { useEffect, useState, type ComponentType } from 'react';
import { registerRemotes, loadRemote } from '@module-federation/runtime';
import { Ctx } from '@soccer-legends/game-sdk/react';
function App() {
  const [V, set] = useState<{ V: ComponentType } | null>(null);
  useEffect(() => { registerRemotes([{ name: 'fut-wordle', alias: 'fut-wordle', entry: new URL('/plugins/fut-wordle/1.0.0/remoteEntry.js', location.origin).href, type: 'module' }]); loadRemote<any>('fut-wordle/game').then((m) => set({ V: m.default.View })); }, []);
  return <Ctx.Provider value={{ user: 'ann' }}><h1>shell</h1>{V ? <V.V /> : null}</Ctx.Provider>;
}
createRoot(document.getElementById('root')!).render(<App />);
