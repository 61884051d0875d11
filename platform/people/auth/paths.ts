/** Under this all is answered that has to do with signing in. */
export const AUTH_PATH = '/api/auth';
/** The header in which the server says where a request comes from; what came in under this name is thrown away. */
export const ADDRESS_HEADER = 'x-weathergage-address';
/** The cookie of a session begins so, with or without a prefix that asks for an encrypted line. */
export const COOKIE_PREFIX = 'weathergage';
