const es = {
  copyOf: (code: string) => `Copia de ${code}, con los precios de hoy`,
  ofTemplate: (name: string) => `Desde la plantilla ${name}, con los precios de hoy`,
  same: 'Ningún precio cambió.',
  changed: (count: number) => (count === 1 ? 'Un precio es otro:' : `${count} precios son otros:`),
  price: (name: string, quantity: string, before: string, now: string) =>
    `${quantity} × ${name}: era ${before}, hoy ${now}`,
  keeps: (name: string, quantity: string, before: string) =>
    `${quantity} × ${name}: no está en la lista de su sucursal; sigue en ${before}`,
  more: (count: number) => `… y ${count} más`,
  gone: (names: string) => `Ya no se vende y quedó fuera: ${names}.`,
  useTemplate: 'Usar una plantilla',
  manage: 'Administrar plantillas',
}

const en: typeof es = {
  copyOf: (code) => `Copy of ${code}, at the prices of today`,
  ofTemplate: (name) => `From the template ${name}, at the prices of today`,
  same: 'No price has changed.',
  changed: (count) => (count === 1 ? 'One price is another:' : `${count} prices are others:`),
  price: (name, quantity, before, now) => `${quantity} × ${name}: was ${before}, today ${now}`,
  keeps: (name, quantity, before) => `${quantity} × ${name}: not in the list of your branch; stays at ${before}`,
  more: (count) => `… and ${count} more`,
  gone: (names) => `No longer sold, and left out: ${names}.`,
  useTemplate: 'Use a template',
  manage: 'Manage templates',
}

export const begunTexts = { es, en }
