const es = {
  title: 'Previsión de renovaciones',
  about: 'Si cada licencia activa se renueva a su término, al precio de lista del producto que abre su servicio',
  month: 'Mes',
  licenses: 'Licencias',
  amount: 'Importe',
  unpriced: 'sin precio',
  total: 'En doce meses',
  conversion: 'Demostraciones',
  converted: (converted: string, all: string, percent: string) => `${converted} de ${all} convertidas (${percent})`,
  noDemos: 'Todavía no hay.',
  none: 'Ninguna licencia termina en los próximos doce meses.',
  back: 'Licencias',
}

const en: typeof es = {
  title: 'Forecast of renewals',
  about: 'If every active license is renewed at its end, at the list price of the product that opens its service',
  month: 'Month',
  licenses: 'Licenses',
  amount: 'Amount',
  unpriced: 'without price',
  total: 'In twelve months',
  conversion: 'Demos',
  converted: (converted, all, percent) => `${converted} of ${all} converted (${percent})`,
  noDemos: 'None yet.',
  none: 'No license ends in the next twelve months.',
  back: 'Licenses',
}

export const forecastTexts = { es, en }
