import { part } from './plain-part.module.css';

export default part;
