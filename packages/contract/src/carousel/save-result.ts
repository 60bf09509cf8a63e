/** Returns the message of a failed save for a client that reads only `mensaje`: 1 when it is exactly a dot, else 0. */
export const savedMessageId = (mensaje: string): 0 | 1 => (mensaje === '.' ? 1 : 0)
