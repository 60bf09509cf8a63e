/** The values of a form that carries files, as they are sent: a file that was not chosen leaves the stored one. */
export function formDataOf(values: object): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values))
    body.append(name, value instanceof File ? value : String(value ?? ''))
  return body
}
