import type { NoticeKind } from './notify.ts'

const es = {
  title: 'Novedades de sus tareas e ideas',
  intro: 'Esto pasó en sus tareas e ideas:',
  portal: 'El portal',
  subject: (count: number) => `${count} novedades de sus tareas e ideas`,
  task: (id: number, title: string) => `Tarea #${id}: ${title}`,
  idea: (title: string) => `Idea: ${title}`,
  openTask: 'Abrir la tarea',
  openIdea: 'Abrir la idea',
  openAll: 'Abrir el portal',
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
    integrante: (who) => `${who} le agregó como integrante`,
    convertida: (who) => `${who} la convirtió en tarea`,
    movida: (who) => `${who} la movió`,
  } satisfies Record<NoticeKind, (who: string) => string> as Record<NoticeKind, (who: string) => string>,
}

const en: typeof es = {
  title: 'Updates on your tasks and ideas',
  intro: 'This happened in your tasks and ideas:',
  portal: 'The portal',
  subject: (count) => `${count} ${count === 1 ? 'update' : 'updates'} on your tasks and ideas`,
  task: (id, title) => `Task #${id}: ${title}`,
  idea: (title) => `Idea: ${title}`,
  openTask: 'Open the task',
  openIdea: 'Open the idea',
  openAll: 'Open the portal',
  happened: {
    asignada: (who) => `${who} assigned it to you`,
    revisar: (who) => `${who} sent it for review`,
    rechazada: (who) => `${who} returned it`,
    aprobada: (who) => `${who} approved it`,
    cerrada: (who) => `${who} closed it`,
    detenida: (who) => `${who} stopped it`,
    reabierta: (who) => `${who} reopened it`,
    mencion: (who) => `${who} mentioned you`,
    comentario: (who) => `${who} commented`,
    integrante: (who) => `${who} added you as a member`,
    convertida: (who) => `${who} turned it into a task`,
    movida: (who) => `${who} moved it`,
  },
}

export const texts = { es, en }
