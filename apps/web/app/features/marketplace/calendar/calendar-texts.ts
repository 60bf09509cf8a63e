const es = {
  calendar: 'Días disponibles',
  legend: 'Días ya arrendados',
  taken: 'arrendado',
  later: 'Meses siguientes',
}

const en: typeof es = {
  calendar: 'Available days',
  legend: 'Days already rented',
  taken: 'rented',
  later: 'Later months',
}

export const calendarTexts = { key: 'marketplace/calendar', es, en }
