export const tasksPath = '/dashboard/nexttask/task'

export const taskPath = (id: number) => `${tasksPath}/${id}`

/** What a task is made of: its title, and the screen that shows it. */
export interface Origin {
  titulo: string
  texto: string
  direccion: string
  contacto_id?: number
}

/** The form of a new task with a link back to what it was made of. */
export const newTaskPath = ({ titulo, texto, direccion, contacto_id }: Origin): string =>
  `${tasksPath}/nueva?${new URLSearchParams({
    nueva_titulo: titulo.slice(0, 200),
    nueva_origen: texto.slice(0, 200),
    nueva_direccion: direccion,
    ...(contacto_id && { nueva_contacto: String(contacto_id) }),
  })}`
