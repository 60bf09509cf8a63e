/** What a call is answered: an HTTP status and a JSON body. */
export interface Answer {
  status: number
  body: Record<string, unknown>
}

export const done = (body: Record<string, unknown>): Answer => ({ status: 200, body })

/** The only shape of an error. Its numbers of older times are no longer sent. */
export const refused = (status: number, text: string): Answer => ({ status, body: { error_message: text } })

export const invalid = (parameter: string): Answer => refused(422, `Invalid value for parameter: ${parameter}`)

export const isRequired = (parameter: string): Answer => refused(422, `${parameter} is required!`)

/** How the provider turns down a capture or partial refund that cannot be. */
export const notFoundToChange: Answer = refused(400, 'Transaction not found')
