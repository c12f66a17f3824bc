import './extra.css';

export const extra = 'Extra';
