const es = {
  calendar: 'Días disponibles',
  legend: 'Días ya arrendados',
  taken: 'arrendado',
}

const en: typeof es = {
  calendar: 'Available days',
  legend: 'Days already rented',
  taken: 'rented',
}

export const calendarTexts = { key: 'marketplace/calendar', es, en }
