/** Whether a host name of an address is this machine, which needs no certificate and no TLS. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
