const es = {
  copy: (code: string) => `Copia de ${code}, con los precios de hoy`,
  template: (name: string) => `Desde la plantilla ${name}, con los precios de hoy`,
  renewal: (code: string) => `Renovación de la licencia ${code}`,
  renews: 'Cuando se confirme, la licencia sigue por los años que dice su línea.',
  client: (name: string) => `Para ${name}`,
  back: 'Volver a su ficha',
  demo: (code: string) => `Licencia después de la demostración ${code}`,
  followsDemo: 'Cuando se confirme, la licencia empieza ese día, por los años que dice su línea.',
  notQuotable: 'La renovación no se cotiza aquí',
  write: 'Escribirnos',
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
  copy: (code) => `Copy of ${code}, at the prices of today`,
  template: (name) => `From the template ${name}, at the prices of today`,
  renewal: (code) => `Renewal of license ${code}`,
  renews: 'Once it is confirmed, the license goes on for the years of its line.',
  client: (name) => `For ${name}`,
  back: 'Back to their record',
  demo: (code) => `License after the demo ${code}`,
  followsDemo: 'Once it is confirmed, the license begins that day, for the years of its line.',
  notQuotable: 'This renewal is not quoted here',
  write: 'Write to us',
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
