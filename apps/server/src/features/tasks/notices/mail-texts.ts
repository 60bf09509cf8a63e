import type { NoticeKind } from './notify.ts'

const es = {
  title: 'Novedades de sus tareas',
  intro: 'Esto pasó en sus tareas:',
  portal: 'El portal',
  subject: (count: number) => `${count} novedades de sus tareas`,
  oneSubject: (id: number, title: string) => `Tarea #${id}: ${title}`,
  openOne: 'Abrir la tarea',
  openAll: 'Abrir mis tareas',
  happened: {
    asignada: (who) => `${who} se la asignó`,
    revisar: (who) => `${who} la envió a revisión`,
    rechazada: (who) => `${who} la devolvió`,
    aprobada: (who) => `${who} la aprobó`,
    cerrada: (who) => `${who} la cerró`,
    detenida: (who) => `${who} la detuvo`,
    reabierta: (who) => `${who} la reabrió`,
    mencion: (who) => `${who} le mencionó`,
    comentario: (who) => `${who} comentó`,
  } satisfies Record<NoticeKind, (who: string) => string> as Record<NoticeKind, (who: string) => string>,
}

const en: typeof es = {
  title: 'News of your tasks',
  intro: 'This happened in your tasks:',
  portal: 'The portal',
  subject: (count) => `${count} news of your tasks`,
  oneSubject: (id, title) => `Task #${id}: ${title}`,
  openOne: 'Open the task',
  openAll: 'Open my tasks',
  happened: {
    asignada: (who) => `${who} assigned it to you`,
    revisar: (who) => `${who} sent it to review`,
    rechazada: (who) => `${who} returned it`,
    aprobada: (who) => `${who} approved it`,
    cerrada: (who) => `${who} closed it`,
    detenida: (who) => `${who} stopped it`,
    reabierta: (who) => `${who} reopened it`,
    mencion: (who) => `${who} mentioned you`,
    comentario: (who) => `${who} commented`,
  },
}

export const texts = { es, en }
