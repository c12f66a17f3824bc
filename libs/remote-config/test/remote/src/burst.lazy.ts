import spark from './spark.png';
import { shared } from './shared.module.css';
import { burst as className } from './burst.module.css';

export const burst = `burst of the fixture ${className} ${shared} ${spark}`;
