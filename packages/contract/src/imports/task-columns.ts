import type { ImportColumn } from './columns.ts'

/** Columns of the workbook of tasks by what they fill. */
export const taskColumns = {
  /** By which a workbook that is sent again finds its tasks. */
  referencia: {
    name: { es: 'Referencia', en: 'Reference' },
    others: [
      ...['Clave', 'Clave de incidencia', 'Código', 'ID', 'ID de la tarea', 'Id. de tarea', 'Número', 'N.º'],
      ...['Issue key', 'Key', 'Task ID', 'Card ID', 'Card #', 'Item ID', 'Item ID (auto generated)', 'Ticket'],
      ...['Ticket number', 'No.', 'Number'],
    ],
  },
  titulo: {
    name: { es: 'Título', en: 'Title' },
    others: [
      ...['Tarea', 'Nombre', 'Nombre de la tarea', 'Nombre de tarea', 'Resumen', 'Asunto', 'Elemento'],
      ...['Task', 'Name', 'Task name', 'Summary', 'Subject', 'Card name', 'Card title', 'Item'],
    ],
    isRequired: true,
  },
  descripcion: {
    name: { es: 'Descripción', en: 'Description' },
    others: [
      'Detalle',
      'Detalles',
      'Notas',
      'Notes',
      'Details',
      'Card description',
      'Task content',
      'Long text',
      'Body',
    ],
  },
  /** By e-mail, or by a name that is theirs alone. */
  encargado_id: {
    name: { es: 'Responsable', en: 'Assignee' },
    others: [
      ...['Encargado', 'Asignada a', 'Asignado a', 'Persona', 'Personas', 'Miembros', 'Persona asignada'],
      ...['Assigned to', 'Assignees', 'Owner', 'Person', 'People', 'Members', 'Responsible', 'Resource names'],
    ],
  },
  /** Of exports that have both: it counts more than the name. */
  encargado_email: {
    name: { es: 'Correo del responsable', en: 'E-mail of the assignee' },
    others: ['Assignee email', 'Assignee e-mail', 'Owner email', 'Email', 'Correo', 'Correo electrónico'],
  },
  /** Several, separated by commas. */
  encargados_revision: {
    name: { es: 'Revisores', en: 'Reviewers' },
    others: ['Revisor', 'Aprobador', 'Aprobadores', 'Reviewer', 'Approver', 'Approvers'],
  },
  area_id: {
    name: { es: 'Área', en: 'Area' },
    others: ['Departamento', 'Equipo', 'Department', 'Team'],
  },
  prioridad: {
    name: { es: 'Prioridad', en: 'Priority' },
    others: ['Importancia', 'Urgencia', 'Importance', 'Urgency'],
  },
  estado: {
    name: { es: 'Estado', en: 'Status' },
    others: ['Progreso', 'Avance', 'Estado de la tarea', 'Progress', 'State', 'Task status'],
  },
  fecha_inicio: {
    name: { es: 'Inicio', en: 'Start' },
    others: ['Fecha de inicio', 'Fecha inicio', 'Start date', 'Begin'],
  },
  fecha_termino: {
    name: { es: 'Término', en: 'Due' },
    others: [
      ...['Fecha de término', 'Fecha de vencimiento', 'Vencimiento', 'Fecha límite', 'Plazo', 'Fecha fin', 'Fin'],
      ...['Fecha', 'Due date', 'Deadline', 'End', 'End date', 'Finish', 'Finish date', 'Date'],
    ],
  },
  /** Of exports that only say when a task was done. */
  terminada: {
    name: { es: 'Terminada el', en: 'Completed on' },
    others: [
      ...['Fecha de finalización', 'Completada el', 'Completed at', 'Completed date', 'Completion date'],
      ...['Date closed', 'Resolved', 'Resuelta'],
    ],
  },
} as const satisfies Record<string, ImportColumn>
export type TaskColumn = keyof typeof taskColumns

/** What other programs export besides: of a task of the portal it says nothing, and it is passed over. */
export const taskFacts = [
  // Jira
  ...['Issue id', 'Issue Type', 'Parent', 'Parent id', 'Parent key', 'Parent summary', 'Project', 'Project key'],
  ...['Project name', 'Project type', 'Project lead', 'Project lead id', 'Project description', 'Project url'],
  ...['Assignee Id', 'Reporter', 'Reporter Id', 'Creator', 'Creator Id', 'Created', 'Updated', 'Last Viewed'],
  ...['Resolution', 'Votes', 'Labels', 'Watchers', 'Watchers Id', 'Sprint', 'Story Points', 'Epic Link', 'Epic Name'],
  ...['Component/s', 'Components', 'Fix versions', 'Affects versions', 'Environment', 'Attachment', 'Comment'],
  ...['Original estimate', 'Remaining Estimate', 'Time Spent', 'Work Ratio', 'Security Level', 'Rank'],
  ...['Status Category', 'Status Category Changed'],
  // Asana
  ...['Created At', 'Last Modified', 'Section/Column', 'Tags', 'Projects', 'Parent task', 'Collaborators'],
  ...['Blocked By (Dependencies)', 'Blocking (Dependencies)'],
  // Trello
  ...['Card URL', 'List ID', 'List Name', 'Board ID', 'Board Name', 'Archived', 'Last Activity Date', 'Vote Count'],
  ...['Attachment Count', 'Attachment Links', 'Comment Count', 'Checklist Item Total Count', 'Due Complete'],
  ...['Checklist Item Completed Count', 'Due Reminder'],
  // Planner
  ...['Bucket Name', 'Nombre del depósito', 'Created By', 'Creado por', 'Created Date', 'Fecha de creación', 'Late'],
  ...['Con retraso', 'Completed By', 'Completado por', 'Checklist Items', 'Completed Checklist Items', 'Is Recurring'],
  ...['Elementos de la lista de comprobación', 'Etiquetas', 'Plan Name', 'Bucket'],
  // Monday
  ...['Subitems', 'Subelementos', 'Timeline', 'Files', 'Archivos', 'Last updated', 'Group', 'Grupo'],
  // ClickUp
  ...['Task Custom ID', 'Parent ID', 'Parent Name', 'Attachments', 'Space Name', 'Folder Name', 'Folder Name/Path'],
  ...['Date Created', 'Date Created Text', 'Date Updated', 'Date Updated Text', 'Date Done', 'Date Done Text'],
  ...[
    'Due Date Text',
    'Start Date Text',
    'Date Closed Text',
    'Time Estimated',
    'Time Estimated Text',
    'Time Spent Text',
  ],
  ...['Checklists', 'Comments', 'Assigned Comments', 'Rolled Up Time', 'Rolled Up Time Text', 'Status Type'],
]
