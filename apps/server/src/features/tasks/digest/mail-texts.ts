const es = {
  subject: 'Su día: tareas y contactos',
  title: 'Su día',
  intro: 'Esto espera por usted hoy:',
  overdue: 'Atrasada',
  dueToday: 'Vence hoy',
  toReview: 'Por revisar',
  rejected: 'Devuelta ayer',
  silent: 'Contacto sin contacto',
  open: 'Abrir mis tareas',
  optOut: 'Puede dejar de recibir este resumen en la pantalla de tareas, en «Más acciones».',
}

const en: typeof es = {
  subject: 'Your day: tasks and contacts',
  title: 'Your day',
  intro: 'This is waiting for you today:',
  overdue: 'Overdue',
  dueToday: 'Due today',
  toReview: 'To review',
  rejected: 'Returned yesterday',
  silent: 'Silent contact',
  open: 'Open my tasks',
  optOut: 'You can turn this digest off on the tasks screen, under “More actions”.',
}

export const texts = { es, en }
