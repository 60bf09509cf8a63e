/** Returns form data for a form with files; a file that was not chosen leaves the stored one unchanged. */
export function formDataOf(values: object): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values))
    body.append(name, value instanceof File ? value : String(value ?? ''))
  return body
}
