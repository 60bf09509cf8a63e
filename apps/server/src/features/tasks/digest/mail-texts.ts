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
  intro: 'This waits for you today:',
  overdue: 'Overdue',
  dueToday: 'Due today',
  toReview: 'To review',
  rejected: 'Returned yesterday',
  silent: 'Silent contact',
  open: 'Open my tasks',
  optOut: 'You can stop this digest on the screen of tasks, under “More actions”.',
}

export const texts = { es, en }
