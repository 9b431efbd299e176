import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { LobbyLink, NOBODY_HERE, type LobbyNow } from "../table/lobby";
import { useHouse } from "./house";
import { useSettings } from "./settings";
import { useText } from "./text";

const Context = createContext<LobbyNow>(NOBODY_HERE);

export function useLobby(): LobbyNow {
  return useContext(Context);
}

/** A short sound, made here: two notes. */
function chime(): void {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, note) => {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const start = audio.currentTime + note * 0.16;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
  window.setTimeout(() => void audio.close(), 1000);
}

/** Keeps the lobby at hand everywhere on the page, and says in its title how many games wait for me. */
export function LobbyProvider({ children }: { children: ReactNode }) {
  const { online, me } = useHouse();
  const { sound } = useSettings();
  const text = useText();
  const [now, setNow] = useState<LobbyNow>(NOBODY_HERE);
  const known = me === null ? "" : (me.account ?? me.name);
  useEffect(() => {
    if (!online) {
      return undefined;
    }
    const link = new LobbyLink(setNow);
    return () => {
      link.close();
      setNow(NOBODY_HERE);
    };
  }, [online, known]);
  const waiting = now.mine.filter(({ asked }) => asked === true).length;
  const before = useRef(0);
  useEffect(() => {
    document.title = waiting === 0 ? "Banneret" : `(${waiting}) ${text("home.your-turn")} · Banneret`;
    if ("setAppBadge" in navigator) {
      void (waiting === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(waiting)).catch(
        () => undefined,
      );
    }
    if (sound === true && document.hidden && waiting > before.current) {
      chime();
    }
    before.current = waiting;
  }, [waiting, sound, text]);
  return <Context.Provider value={now}>{children}</Context.Provider>;
}
