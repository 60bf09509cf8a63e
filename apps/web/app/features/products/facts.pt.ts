export const portuguese = { 'por confirmar': 'a confirmar' }
