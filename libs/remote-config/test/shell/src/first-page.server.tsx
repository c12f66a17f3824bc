import { Button } from '@soccer-legends/ui';
import { renderToString } from 'react-dom/server.edge';

export const renderFirstPage = () => renderToString(<Button>Fixture</Button>);
