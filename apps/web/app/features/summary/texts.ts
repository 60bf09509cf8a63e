const es = {
  summary: 'Resumen de la semana',
  inProgress: 'semana en curso',
  before: 'Semana anterior',
  after: 'Semana siguiente',
  current: 'Esta semana',
  print: 'Imprimir',
  figure: 'Cifra',
  thisWeek: 'Semana',
  lastWeek: 'Anterior',
  none: 'Sin movimiento',
  noneText: 'En las listas que usted puede abrir no hubo nada esta semana ni la anterior.',
  note: 'Cada número es el total de la lista que abre, según lo que usted puede ver. Semanas de lunes a domingo, en la hora de la casa.',
  week: 'Semana de',
  mailTitle: 'Resumen semanal por correo',
  mailText: 'Los lunes a las 8:00, donde usted está, con las cifras de la semana que terminó.',
  mailOn: 'Recibir el resumen semanal',
}

const en: typeof es = {
  summary: 'Summary of the week',
  inProgress: 'week in progress',
  before: 'Week before',
  after: 'Week after',
  current: 'This week',
  print: 'Print',
  figure: 'Figure',
  thisWeek: 'Week',
  lastWeek: 'Before',
  none: 'Nothing happened',
  noneText: 'In the lists that you may open there was nothing this week or the week before.',
  note: 'Each number is the total of the list that it opens, of what you may see. Weeks run from Monday to Sunday, in the time of the house.',
  week: 'Week of',
  mailTitle: 'Weekly summary by e-mail',
  mailText: 'On Mondays at 8:00, where you are, with the figures of the week that ended.',
  mailOn: 'Get the weekly summary',
}

export const texts = { es, en }
