import type { Chapter } from '../chapter.ts'

export const officeEn: readonly Chapter[] = [
  {
    id: 'analyzing',
    title: 'Analyzing fragmentation',
    lead: 'From the image to the curve, and from the curve to a decision.',
    sections: [
      {
        id: 'outlines',
        title: 'Recognize the fragments',
        blocks: [
          {
            kind: 'drawing',
            name: 'outlines',
            caption:
              'On the left the image, on the right the outlines. In amber, a fragment cut in two that should be joined.',
          },
          {
            kind: 'steps',
            items: [
              'Draw the zone of analysis: rock only, without references or the edges of the muckpile.',
              'Choose Recognize. The program traces the outline of each fragment.',
              'Go through the image enlarged. Join fragments that were cut and separate those that were joined, the largest first: they weigh most in the result.',
              'Mark zones without visible fragments as fines.',
              'Save the sample. What was changed by hand is recorded.',
            ],
          },
        ],
      },
      {
        id: 'curve',
        title: 'Read the curve',
        blocks: [
          {
            kind: 'drawing',
            name: 'curve',
            caption: 'An example: two blasts on the same scale. The amber curve has fewer fines and less oversize.',
          },
          {
            kind: 'text',
            text: 'The horizontal axis is the size, on a logarithmic scale; the vertical one, the share of the material that passes. A curve farther left is finer material; a steeper one, more even material.',
          },
          {
            kind: 'table',
            head: ['Value', 'What it says'],
            rows: [
              ['P20', 'The size under which one fifth of the material lies. It speaks of the fines.'],
              ['P50', 'The median size: half is smaller and half larger.'],
              ['P80', 'The size under which eighty percent lies. The one most used to compare.'],
              ['Oversize', 'The share above the limit that you set, the mouth of the crusher for example.'],
              ['Uniformity', 'How steep the curve is: the higher, the more even the rock.'],
            ],
          },
        ],
      },
      {
        id: 'compare',
        title: 'Compare blasts',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Open the project and choose Compare.',
              'Mark the samples of each blast; the program gathers them into one curve.',
              'Compare only samples taken by the same rule: the same zone of the muckpile and the same stage of loading.',
              'Note what changed in the design: pattern, charge, stemming or sequence. Without that note the difference teaches nothing.',
            ],
          },
          {
            kind: 'tip',
            text: 'Change one thing of the design at a time. With two changes at once nobody knows which one gave the result.',
          },
        ],
      },
      {
        id: 'fines',
        title: 'Correct the fines',
        blocks: [
          {
            kind: 'text',
            text: 'The smallest fragments lie under the large ones and are not seen. If you have a sieve test of your mine, load it in Analysis › Correction: the program adjusts the fine end of all curves of the project by it and says so in the report.',
          },
        ],
      },
    ],
  },
  {
    id: 'exporting',
    title: 'Exporting',
    lead: 'Reports to read, and data to go on working with.',
    sections: [
      {
        id: 'report',
        title: 'The report',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Choose the samples or the comparison and open Export › Report.',
              'Enter the name of the blast, who is responsible, and the date.',
              'Choose the language and what to include: images, outlines, curve, table, position and notes.',
              'Check the preview and save the PDF.',
            ],
          },
        ],
      },
      {
        id: 'data',
        title: 'Data and images',
        blocks: [
          {
            kind: 'table',
            head: ['What', 'Format', 'What for'],
            rows: [
              ['Curve and values', 'Spreadsheet', 'Monthly follow-up and other programs'],
              ['Images with outlines', 'PNG', 'Presentations and reports of your own'],
              ['Positions', 'CSV', 'Plans and geographic information systems'],
              ['Whole project', 'Quamtum file', 'Backup, or going on with another device'],
            ],
          },
          {
            kind: 'text',
            text: 'Numbers are written with the decimal separator of the chosen language. If the spreadsheet takes them for text, export in the language it is set to.',
          },
        ],
      },
      {
        id: 'share',
        title: 'From one device to another',
        blocks: [
          {
            kind: 'text',
            text: 'Connect the portable device or the controller of the drone to the computer by cable, or copy the project with a memory card. The desktop program gathers samples by the name of the project and does not double those it has.',
          },
        ],
      },
    ],
  },
  {
    id: 'care',
    title: 'Care',
    lead: 'So that it measures on the last day as on the first.',
    sections: [
      {
        id: 'after-each-day',
        title: 'After each day',
        blocks: [
          {
            kind: 'list',
            items: [
              'Take the dust off with the brush, then clean the lens with the dry cloth. Never the other way round: dust scratches.',
              'Copy the projects to the computer.',
              'Charge the battery.',
              'Keep the scale references where nothing hits them; a bent piece no longer measures.',
            ],
          },
          { kind: 'care', text: 'Use no pressure water, compressed air or solvents on the device or the drone.' },
        ],
      },
      {
        id: 'storage',
        title: 'Storage and transport',
        blocks: [
          {
            kind: 'text',
            text: 'Keep the device in its case, dry and in the shade, with the battery half charged if you will not use it for a while. When you fly, carry batteries in your hand luggage with their contacts covered, by the rules of the airline.',
          },
        ],
      },
      {
        id: 'updates',
        title: 'Updates',
        blocks: [
          {
            kind: 'text',
            text: 'Updates appear when you log in with a network. Install them at the office, with the battery charged and the projects copied. New versions open earlier projects.',
          },
        ],
      },
    ],
  },
  {
    id: 'problems',
    title: 'Problems and remedies',
    lead: 'What usually happens, why, and what to do.',
    sections: [
      {
        id: 'problems-field',
        title: 'In the field',
        versions: ['portable', 'drone'],
        blocks: [
          {
            kind: 'table',
            head: ['What happens', 'Why', 'What to do'],
            rows: [
              [
                'The device does not switch on',
                'Empty battery or dirty contacts',
                'Charge it; if that does not help, clean the contacts with a dry cloth.',
              ],
              [
                'No position',
                'Little sky in view',
                'Move away from the wall and wait; failing that, capture and locate later.',
              ],
              [
                'Blurred images',
                'Dirty lens, little light or movement',
                'Clean it, look for better light and rest your elbows when you shoot.',
              ],
              [
                'The app does not allow take-off',
                'Restricted zone, compass or position',
                'Check the permit of the zone, move away from iron and calibrate the compass.',
              ],
              ['Gaps in the coverage', 'Wind, or a route too high', 'Repeat that stretch only, more slowly.'],
            ],
          },
        ],
      },
      {
        id: 'problems-desktop',
        title: 'On the desktop',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'table',
            head: ['What happens', 'Why', 'What to do'],
            rows: [
              [
                'The license is not activated',
                'No network, wrong account or expired license',
                'Check the connection, and the status of the license on the portal.',
              ],
              [
                'It joins different fragments',
                'Light from behind or a compressed image',
                'Separate the large ones by hand; next time another light and the original file.',
              ],
              ['It cuts fragments', 'Hard shadows or veins', 'Join them by hand; capture in even light.'],
              ['Impossible sizes', 'A scale that was marked wrong', 'Calibrate again and check with the ruler.'],
              [
                'Two equal samples give different curves',
                'Different zones of analysis',
                'Draw the same zone in both and repeat.',
              ],
              [
                'The report has no images',
                'The project folder was moved',
                'Open the project and point to the new folder.',
              ],
            ],
          },
        ],
      },
      {
        id: 'help',
        title: 'If none of this helps',
        blocks: [
          {
            kind: 'text',
            text: 'Write to the nearest office with the serial number, the version of the program (Settings › About), the message that appears and, if you can, the project. With those, one e-mail is nearly always enough.',
          },
        ],
      },
    ],
  },
]
