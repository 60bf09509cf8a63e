import { Area, Priority } from '@portal/contract/tasks/constants'
import { TaskStatus } from '@portal/contract/tasks/states'

/** A demo task; people are places in the list of people, days count from today. */
export interface DemoTask {
  titulo: string
  descripcion?: string
  creator: number
  assignee: number
  reviewers?: readonly number[]
  area: Area
  prioridad?: Priority
  estado: TaskStatus
  start?: number
  due?: number
  /** Items of the checklist; the first `done` are ticked. */
  items?: readonly string[]
  done?: number
  /** Who said what; `@` and a place mentions a person. */
  comments?: readonly (readonly [author: number, text: string, mentions?: number])[]
  /** Reason of a stopped task. */
  reason?: string
  rounds?: number
}

const { toDo, inProcess, toReview, stopped, approved, closed, overdue } = TaskStatus
const { high, low } = Priority
const [boss, manager, staff, marketing, plant] = [0, 1, 2, 3, 4]

export const demoTasks: readonly DemoTask[] = [
  {
    titulo: 'Revisar la consola devuelta por Minera Los Andes',
    descripcion: 'Llegó con la batería hinchada. Medir la tensión de salida y anotar el número de serie.',
    creator: manager,
    assignee: staff,
    reviewers: [manager],
    area: Area.plant,
    prioridad: high,
    estado: inProcess,
    start: -3,
    due: 0,
    items: ['Fotografiar el daño', 'Medir la tensión con y sin carga', 'Pedir el repuesto', 'Responder al cliente'],
    done: 2,
    comments: [
      [staff, 'La salida da 27,4 V; la placa está bien.'],
      [manager, 'Bien. Si el repuesto no está en Calama, pídalo a Santiago.', staff],
    ],
  },
  {
    titulo: 'Enviar la carta porte del pedido de Botsuana',
    creator: boss,
    assignee: staff,
    area: Area.managementMeeting,
    prioridad: high,
    estado: overdue,
    start: -10,
    due: -2,
    comments: [[boss, '¿Qué falta para enviarla?', staff]],
  },
  {
    titulo: 'Actualizar el folleto del adaptador electrónico',
    descripcion: 'La tabla de retardos debe decir de 0 a 30.000 ms en pasos de 1 ms, en los dos idiomas.',
    creator: manager,
    assignee: marketing,
    reviewers: [manager, boss],
    area: Area.marketing,
    estado: toReview,
    start: -7,
    due: 2,
    items: ['Texto en español', 'Texto en inglés', 'Prueba de imprenta'],
    done: 3,
    comments: [[marketing, 'La prueba de imprenta está en la sala de reuniones.']],
  },
  {
    titulo: 'Preparar el material del taller de Antofagasta',
    creator: boss,
    assignee: marketing,
    reviewers: [boss],
    area: Area.marketing,
    estado: inProcess,
    start: -1,
    due: 6,
    items: ['Presentación', 'Lista de asistentes', 'Consolas de práctica', 'Certificados'],
    done: 1,
  },
  {
    titulo: 'Comprar cable de dos hilos 22 AWG',
    descripcion: 'Quedan 400 m; el mínimo son 2.000 m.',
    creator: plant,
    assignee: plant,
    area: Area.plant,
    prioridad: high,
    estado: toDo,
    due: 1,
  },
  {
    titulo: 'Calibrar los probadores de continuidad',
    creator: manager,
    assignee: plant,
    reviewers: [manager],
    area: Area.plant,
    estado: stopped,
    start: -14,
    due: 9,
    reason: 'El patrón de calibración vuelve del laboratorio la próxima semana.',
  },
  {
    titulo: 'Responder las preguntas del cliente de Arequipa sobre la licencia',
    creator: boss,
    assignee: manager,
    area: Area.managementMeeting,
    estado: toDo,
    due: 0,
  },
  {
    titulo: 'Traducir la guía de terreno al portugués',
    creator: manager,
    assignee: marketing,
    area: Area.design,
    prioridad: low,
    estado: toDo,
    due: 20,
  },
  {
    titulo: 'Corregir el informe de fragmentación con dos pilas',
    descripcion: 'Con dos pilas en una foto, la curva toma solo la primera.',
    creator: staff,
    assignee: boss,
    reviewers: [staff],
    area: Area.software,
    estado: toReview,
    start: -6,
    due: 3,
    rounds: 1,
    comments: [
      [staff, 'Con la foto 14 todavía falla.'],
      [boss, 'Corregido; pruebe otra vez.', staff],
    ],
  },
  {
    titulo: 'Ordenar los manuales por revisión',
    creator: manager,
    assignee: staff,
    reviewers: [manager],
    area: Area.design,
    prioridad: low,
    estado: approved,
    start: -12,
    due: -4,
  },
  {
    titulo: 'Acordar fechas de visita con Cantera Norte',
    creator: manager,
    assignee: manager,
    area: Area.teamMeeting,
    estado: inProcess,
    due: 4,
  },
  {
    titulo: 'Cambiar el disco del servidor de respaldo',
    creator: boss,
    assignee: plant,
    reviewers: [boss],
    area: Area.backendDevelopment,
    estado: closed,
    start: -30,
    due: -18,
  },
  {
    titulo: 'Ensayo de retardo con 150 adaptadores en serie',
    descripcion: 'Registrar cada tiempo y adjuntar la hoja.',
    creator: boss,
    assignee: plant,
    reviewers: [boss, manager],
    area: Area.engineering,
    estado: toDo,
    start: 2,
    due: 12,
    items: ['Reservar el banco de ensayo', 'Preparar 150 adaptadores', 'Medir', 'Adjuntar la hoja'],
  },
  {
    titulo: 'Idear un nombre para la consola remota',
    creator: marketing,
    assignee: boss,
    area: Area.marketing,
    prioridad: low,
    estado: toDo,
  },
]
