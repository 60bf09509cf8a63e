import { type Content, type ContentValue, contents, fieldsOf } from '@portal/contract/settings/contents'
import type { ContentKey } from '@portal/contract/settings/keys'

/** Returns a group that says nothing. */
function blank<K extends ContentKey>(key: K): ContentValue<K> {
  const { texts, marks = {}, lists }: Content = contents[key]
  const fields = [...Object.keys(marks), ...Object.keys(texts).flatMap(fieldsOf)]
  return Object.fromEntries([
    ...fields.map((field) => [field, '']),
    ...Object.keys(lists).map((list) => [list, []]),
  ]) as ContentValue<K>
}

/** The texts of a company that has written none: nothing in them is a fact of one company. */
export const startingContents: { readonly [K in ContentKey]: ContentValue<K> } = {
  portada: {
    titulo: 'Tronadura electrónica',
    titulo_en: 'Electronic blasting',
    titulo_pt: 'Desmonte eletrônico',
    descripcion: 'Equipos y software de tronadura electrónica para minería y obras civiles.',
    descripcion_en: 'Electronic blasting equipment and software for mining and construction.',
    descripcion_pt: 'Equipamentos e software de desmonte eletrônico para mineração e obras civis.',
    lema: 'Equipos y software de tronadura',
    lema_en: 'Blasting equipment and software',
    lema_pt: 'Equipamentos e software de desmonte',
    contacto: 'Responde una persona de la empresa.',
    contacto_en: 'A person of the company answers.',
    contacto_pt: 'Quem responde é uma pessoa da empresa.',
    peliculas: [],
    publicos: [],
  },
  nosotros: {
    titulo: 'Quiénes somos',
    titulo_en: 'Who we are',
    titulo_pt: 'Quem somos',
    descripcion: 'Quiénes somos y en qué condiciones vendemos equipos y software de tronadura electrónica.',
    descripcion_en: 'Who we are, and the terms on which we sell electronic blasting equipment and software.',
    descripcion_pt: 'Quem somos e em que condições vendemos equipamentos e software de desmonte eletrônico.',
    bajada: '{nombre} ofrece equipos y software de tronadura electrónica.',
    bajada_en: '{nombre} supplies electronic blasting equipment and software.',
    bajada_pt: '{nombre} oferece equipamentos e software de desmonte eletrônico.',
    aviso_titulo: 'Solo para quienes están autorizados',
    aviso_titulo_en: 'Authorized buyers only',
    aviso_titulo_pt: 'Somente para quem está autorizado',
    aviso:
      'La venta está limitada a empresas y profesionales autorizados para manejar estos productos; no vendemos a consumidores finales.',
    aviso_en:
      'Sales are limited to companies and professionals authorized to handle these products; we do not sell to end consumers.',
    aviso_pt:
      'A venda é limitada a empresas e profissionais autorizados a manusear estes produtos; não vendemos a consumidores finais.',
    lineas: [],
    pasos: [],
  },
  preguntas: {
    temas: [{ clave: 'portal', titulo: 'Cuenta', titulo_en: 'Account', titulo_pt: 'Conta' }],
    preguntas: [
      {
        clave: 'account',
        tema: 'portal',
        en_soporte: true,
        pregunta: '¿Cómo creo una cuenta?',
        pregunta_en: 'How do I create an account?',
        pregunta_pt: 'Como crio uma conta?',
        respuesta:
          'Escriba su nombre y su correo, confirme con el PIN de cuatro dígitos que le enviamos y elija su contraseña.',
        respuesta_en:
          'Enter your name and e-mail, confirm with the four-digit PIN we send you and choose your password.',
        respuesta_pt:
          'Escreva o seu nome e o seu e-mail, confirme com o PIN de quatro dígitos que enviamos e escolha a sua senha.',
      },
      {
        clave: 'pin',
        tema: 'portal',
        en_soporte: true,
        pregunta: 'No me llegó el PIN, ¿qué hago?',
        pregunta_en: 'The PIN did not arrive. What should I do?',
        pregunta_pt: 'O PIN não chegou. O que faço?',
        respuesta:
          'Revise la carpeta de correo no deseado y que la dirección esté bien escrita. Pasados tres minutos puede pedir otro; el anterior deja de servir.',
        respuesta_en:
          'Check your spam folder and that the address is spelled right. After three minutes you can ask for another one; the earlier one stops working.',
        respuesta_pt:
          'Verifique a pasta de spam e se o endereço está correto. Depois de três minutos você pode pedir outro; o anterior deixa de valer.',
      },
    ],
  },
  talleres: {
    ...blank('talleres'),
    descripcion: 'Talleres de simulación y tronadura electrónica, y la inscripción al próximo.',
    descripcion_en: 'Workshops on simulation and electronic blasting, and registration for the next one.',
    descripcion_pt: 'Workshops de simulação e desmonte eletrônico, e a inscrição no próximo.',
    bajada: 'Talleres de simulación y tronadura electrónica.',
    bajada_en: 'Workshops on simulation and electronic blasting.',
    bajada_pt: 'Workshops de simulação e desmonte eletrônico.',
  },
  taller_chile: blank('taller_chile'),
  taller_brasil: blank('taller_brasil'),
}
