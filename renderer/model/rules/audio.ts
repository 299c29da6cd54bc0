import { join } from 'node:path'
import { parseFile } from 'music-metadata'
import { problemAt } from '../contentFile.ts'
import { minutesAndSeconds } from '../duration.ts'
import type { Problem } from '../problem.ts'
import { Reference } from '../reference.ts'
import type { CheckedFile } from '../validate.ts'
import { select } from '../walk.ts'

/** An episode's declared duration is its audio file's, to the second. A placeholder's file is not the episode's yet. */
export async function checkAudio({ file, data }: CheckedFile, root: string, media: string[]): Promise<Problem[]> {
  const [audio] = select(data, 'audioUrl')
  const [declared] = select(data, 'duration')
  if (!(audio?.value instanceof Reference) || typeof declared?.value !== 'string' || !media.includes(audio.value.slug))
    return []
  if (file.yaml.placeholders.some(({ path }) => path === 'audioUrl')) return []
  const { format } = await parseFile(join(root, 'media', audio.value.slug), { duration: true })
  const actual = minutesAndSeconds(format.duration ?? 0)
  return actual === declared.value
    ? []
    : [problemAt(file, ['duration'], `The audio file lasts ${actual}, not ${declared.value}.`, `Write "${actual}".`)]
}
