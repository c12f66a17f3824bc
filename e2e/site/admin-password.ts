/** Administrator password of every site that the tests start. */
export const ADMIN_PASSWORD = 'twenty-two-men-chase-one-ball';
