export const auctionsPath = '/dashboard/clasificados/subastas'
