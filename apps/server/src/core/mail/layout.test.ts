import { describe, expect, test } from 'vitest'
import { type MailBody, renderMail } from './layout.ts'

const company = { name: 'NEXT', url: 'https://portal.example.com' }
const body: MailBody = {
  title: 'Su código',
  paragraphs: ['Pidió restablecer su contraseña.', 'Vence en 10 minutos.'],
  code: '0417',
  facts: [{ label: 'Equipo', value: 'Consola <Plus> & "remota"' }],
  button: { label: 'Abrir', url: 'https://portal.example.com/reset?a=1&b=2' },
  items: [
    {
      title: 'Pala "5" <x>',
      lines: ['USD 10'],
      url: 'https://portal.example.com/a?b=1&c=2',
      picture: 'https://portal.example.com/p',
    },
  ],
  footnote: 'Si no lo pidió, no haga nada.',
  links: [{ label: 'Terminar', url: 'https://portal.example.com/fin' }],
}

describe('the layout of mails', () => {
  test('says the same in both parts', async () => {
    const { html, text } = await renderMail(body, 'es', company)
    for (const part of [html, text]) {
      expect(part).toContain('0417')
      expect(part).toContain('Vence en 10 minutos.')
      expect(part).toContain('Si no lo pidió, no haga nada.')
      expect(part).toContain('Equipo')
    }
    expect(text).toContain('Abrir: https://portal.example.com/reset?a=1&b=2')
    expect(html).toContain('href="https://portal.example.com/reset?a=1&amp;b=2"')
    expect(text).toContain('Pala "5" <x>\nUSD 10\nhttps://portal.example.com/a?b=1&c=2')
    expect(text).toContain('Terminar: https://portal.example.com/fin')
    expect(html).toContain('Pala &quot;5&quot; &lt;x&gt;')
    expect(html).toContain('<img src="https://portal.example.com/p"')
  })

  test('escapes what people wrote', async () => {
    const { html } = await renderMail(
      { title: '<script>x</script>', paragraphs: ['<img src=x onerror=y>'] },
      'es',
      company,
    )
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;script&gt;')
  })

  test('is written in the language of the reader and for both colour schemes', async () => {
    const { html, text } = await renderMail(body, 'en', company)
    expect(html).toContain('<html lang="en">')
    expect(text).toContain('Automatic message from NEXT')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  })

  test('leaves out what the mail does not have', async () => {
    const { html, text } = await renderMail({ title: 'Hola', paragraphs: ['Uno'] }, 'es', company)
    expect(html).not.toContain('<th')
    expect(html).not.toContain('undefined')
    expect(text).toBe('HOLA\n\nUno\n\n--\nMensaje automático de NEXT · https://portal.example.com\n')
  })

  test('has the accent and the mark of the company; the button says its text in a colour that is read', async () => {
    const plain = await renderMail(body, 'es', company)
    expect(plain.html).toContain('#f5b301')
    expect(plain.html).not.toContain('/icons/')
    const { html } = await renderMail(body, 'es', { ...company, accent: '#0b1f4b', hasMark: true })
    expect(html).not.toMatch(/#f5b301/i)
    expect(html).toMatch(/background:#0b1f4b[^"]*"><a [^>]*color:#ffffff/)
    expect(html).toContain('<img src="https://portal.example.com/icons/icon-192.png" alt="" width="28" height="28"')
  })

  test('links to web addresses only', async () => {
    const button = { label: 'x', url: 'javascript:alert(1)' }
    await expect(renderMail({ ...body, button }, 'es', company)).rejects.toThrow('web addresses')
  })
})
