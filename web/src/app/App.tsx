import { Recover } from "../account/Recovery";
import { MailLink } from "../home/Alerts";
import { Home } from "../home/Home";
import { New } from "../home/New";
import { Profile } from "../people/Profile";
import { TableScreen } from "../play/TableScreen";
import { Loading } from "./Loading";
import { Replay } from "../replay/Replay";
import { HouseProvider, useDoor } from "./house";
import { LobbyProvider } from "./lobby";
import { useRoute } from "./route";
import { Update } from "./Update";
import { SettingsProvider, useSettings, useSettled } from "./settings";
import { useText } from "./text";
import { lazy, Suspense, useMemo } from "react";
import type { Language } from "../table/messages";

const ArmyShelf = lazy(async () => ({ default: (await import("../army/ArmyShelf")).ArmyShelf }));
const ArmyBuilder = lazy(async () => ({ default: (await import("../army/ArmyBuilder")).ArmyBuilder }));
const Learn = lazy(async () => ({ default: (await import("../learn/Learn")).Learn }));
const LessonScreen = lazy(async () => ({ default: (await import("../learn/LessonScreen")).LessonScreen }));
const RuleBook = lazy(async () => ({ default: (await import("../rules/RuleBook")).RuleBook }));

export function App() {
  const settings = useSettled();
  const house = useDoor();
  return (
    <SettingsProvider value={settings}>
      <Bar />
      <Update />
      {house ? (
        <HouseProvider value={house}>
          <LobbyProvider>
            <Suspense fallback={<Loading />}>
              <Screen />
            </Suspense>
          </LobbyProvider>
        </HouseProvider>
      ) : (
        <Loading />
      )}
    </SettingsProvider>
  );
}

function Screen() {
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = useRoute();
  const from = useMemo(
    () => (fourth === "" ? undefined : { remote: third === "table", id: fourth, count: Number(fifth) || 1 }),
    [third, fourth, fifth],
  );
  switch (first) {
    case "new":
      return (
        <New
          key={`${second} ${third} ${fourth}`}
          game={second}
          {...(from ? { from } : third === "" ? {} : { bot: third })}
        />
      );
    case "local":
    case "table":
      return third === "replay" ? (
        <Replay id={second} remote={first === "table"} count={Number(fourth) || 1} />
      ) : (
        <TableScreen
          id={second}
          remote={first === "table"}
          {...(third === "join" ? { invite: fourth } : {})}
        />
      );
    case "learn":
      return third === "" ? (
        <Learn key={second} game={second} />
      ) : (
        <LessonScreen key={second} game={second} name={third} step={Number(fourth) || 1} />
      );
    case "army":
      return third === "" ? (
        <ArmyShelf key={second} game={second} />
      ) : (
        <ArmyBuilder key={second} game={second} size={Number(third)} line={fourth} name={fifth} />
      );
    case "confirm":
    case "unsubscribe":
      return <MailLink key={second} kind={first} token={second} />;
    case "person":
      return <Profile key={second} account={second} />;
    case "recover":
      return <Recover key={second} token={second} />;
    case "rules":
      return <RuleBook game={second} clause={third} />;
    default:
      return <Home />;
  }
}

const themes = ["auto", "light", "dark"] as const;

/** What is always there: the way home, language, light. */
function Bar() {
  const text = useText();
  const { language, theme, confirm, pace, sound, settle } = useSettings();
  return (
    <header className="bar">
      <a className="brand" href="#/">
        Banneret
      </a>
      <div className="settings">
        <div role="group" aria-label={text("language")} className="switch">
          {(["en", "fr"] satisfies Language[]).map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={language === one}
              title={text(`language.${one}`)}
              aria-label={text(`language.${one}`)}
              onClick={() => {
                settle({ language: one });
              }}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="more"
          popoverTarget="settings"
          aria-label={text("settings")}
          title={text("settings")}
        >
          ⚙
        </button>
        <div id="settings" popover="auto">
          <label>
            {text("theme")}
            <select
              value={theme}
              onChange={(event) => {
                settle({ theme: themes.find((one) => one === event.target.value) ?? "auto" });
              }}
            >
              {themes.map((one) => (
                <option key={one} value={one}>
                  {text(`theme.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {text("pace")}
            <select
              value={pace}
              onChange={(event) => {
                settle({ pace: Number(event.target.value) });
              }}
            >
              {[1, 700, 1500].map((one) => (
                <option key={one} value={one}>
                  {text(`pace.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={confirm}
              onChange={(event) => {
                settle({ confirm: event.target.checked });
              }}
            />
            {text("confirm")}
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={sound === true}
              onChange={(event) => {
                settle({ sound: event.target.checked });
              }}
            />
            {text("sound")}
          </label>
        </div>
      </div>
    </header>
  );
}
